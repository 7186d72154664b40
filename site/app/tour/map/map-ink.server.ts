/** Writes what d3 draws as short path text: whole units, relative steps, no detail finer than asked for. */

type Point = readonly [x: number, y: number];
interface Line {
  points: Point[];
  closed: boolean;
}

/** Takes d3's drawing once; `text` may then be asked for at several grains. */
export class Ink {
  #lines: Line[] = [];
  #points: Point[] = [];

  beginPath(): void {}
  arc(): void {}

  moveTo(x: number, y: number): void {
    this.#finish(false);
    this.#points = [[Math.round(x), Math.round(y)]];
  }

  lineTo(x: number, y: number): void {
    this.#points.push([Math.round(x), Math.round(y)]);
  }

  closePath(): void {
    this.#finish(true);
  }

  /** @param grain steps shorter than this are left out, and islands with them. */
  text(grain: number): string {
    this.#finish(false);
    return this.#lines.map((line) => lineText(line, grain)).join("");
  }

  #finish(closed: boolean): void {
    if (this.#points.length > 1) this.#lines.push({ points: this.#points, closed });
    this.#points = [];
  }
}

function lineText({ points, closed }: Line, grain: number): string {
  const [first] = points;
  if (!first) return "";
  let [x, y] = first;
  let [steps, count] = ["", 0];
  for (const [nextX, nextY] of points) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (Math.abs(dx) + Math.abs(dy) < grain) continue;
    // A minus parts two numbers by itself.
    steps += `${steps === "" || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    [x, y, count] = [nextX, nextY, count + 1];
  }
  return count < (closed ? 2 : 1) ? "" : `M${first[0]} ${first[1]}l${steps}${closed ? "z" : ""}`;
}
