/** An event as an iCalendar file (RFC 5545). */
import { instantOf } from "../now.ts";

export interface CalendarEvent {
  /** Unique for ever and everywhere. */
  uid: string;
  title: string;
  /** Local times in Taipei, `YYYY-MM-DD HH:mm:ss`. */
  dateStart: string;
  dateEnd: string;
  description: string;
  location: string;
  geo: { latitude: number; longitude: number } | null;
  url: string;
  /** When the record changed last, ISO 8601. */
  updatedAt: string;
}

/** Lines end in CRLF and are folded at 75 octets. Times are in UTC, which every calendar understands. */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Farpeak//Events//ZH-TW",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(new Date(event.updatedAt))}`,
    `LAST-MODIFIED:${stamp(new Date(event.updatedAt))}`,
    `DTSTART:${stamp(instantOf(event.dateStart))}`,
    `DTEND:${stamp(instantOf(event.dateEnd))}`,
    `SUMMARY:${escape(event.title)}`,
    `DESCRIPTION:${escape(event.description)}`,
    `LOCATION:${escape(event.location)}`,
    ...(event.geo ? [`GEO:${event.geo.latitude};${event.geo.longitude}`] : []),
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `20261205T060000Z` */
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");

const MOST_OCTETS = 75;

/** A line that goes on begins with a space; a character is never cut in two. */
function fold(line: string): string {
  let folded = "";
  let room = MOST_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += "\r\n ";
      room = MOST_OCTETS - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
