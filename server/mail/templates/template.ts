/**
 * What a mail says. Staff may edit it, so it is plain HTML without styles; the layout styles it by tag:
 * h2 the headline, blockquote the one thing to know, h4 a code to read off, a table of `th`/`td` rows
 * the particulars, and a paragraph that is only a link becomes the button.
 */
export interface MailTemplate {
  /** How the back office calls it. */
  name: string;
  subject: string;
  bodyHtml: string;
  /** The `{{placeholders}}` that it may use. */
  values: readonly string[];
}

/** What every mail about a registration may say. */
export const REGISTRATION_VALUES = [
  "name",
  "number",
  "tour_name",
  "tour_group_number",
  "date_start",
  "date_end",
  "headcount",
  "price",
  "amount",
  "deposit",
  "decision_date",
  "link",
] as const;

/** The rows that the visitor's mails have in common. */
export const PARTICULARS = `<tr><th>報名編號</th><td>{{number}}</td></tr>
<tr><th>行程</th><td>{{tour_name}}</td></tr>
<tr><th>團號</th><td>{{tour_group_number}}</td></tr>
<tr><th>日期</th><td>{{date_start}} 至 {{date_end}}</td></tr>
<tr><th>人數</th><td>{{headcount}} 位</td></tr>
<tr><th>團費</th><td>{{price}}（每人）</td></tr>
<tr><th>合計</th><td>{{amount}}</td></tr>`;
