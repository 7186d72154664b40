/** A tour's name that breaks after its dots and colons rather than within a word: 馬爾他・｜西西里島世界遺產 10 日. */
export function TourName({ name }: { name: string }) {
  const parts = name.split(/(?<=[・：])/);
  if (parts.length === 1) return name;
  return parts.map((part) => (
    <span key={part} className="inline-block">
      {part}
    </span>
  ));
}
