/** Where a title may best break: after its punctuation. */
const PHRASE_ENDS = /(?<=[：，？！；])/u;

/** A title whose phrases stay whole as long as a line can hold them: 「插頭與電壓：」「一個轉接頭走得了多遠」. */
export function TitleText({ children }: { children: string }) {
  const phrases = children.split(PHRASE_ENDS);
  if (phrases.length === 1) return children;
  return phrases.map((phrase, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a phrase has nothing but its place
    <span key={index} className="inline-block">
      {phrase}
    </span>
  ));
}
