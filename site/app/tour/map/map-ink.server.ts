/** Writes what d3 draws as short path text: whole units, relative steps, no detail finer than the eye. */

type Point = [number, number];

export class Ink {
  /** Steps shorter than this are left out. */
  readonly #grain: number;
  #paths: string[] = [];
  #line: Point[] = [];

  constructor(grain: number) {
    this.#grain = grain;
  }

  beginPath(): void {}
  arc(): void {}

  moveTo(x: number, y: number): void {
    this.#finish(false);
    this.#line = [[Math.round(x), Math.round(y)]];
  }

  lineTo(x: number, y: number): void {
    const next: Point = [Math.round(x), Math.round(y)];
    const last = this.#line.at(-1);
    if (!last || Math.abs(next[0] - last[0]) + Math.abs(next[1] - last[1]) >= this.#grain)
      this.#line.push(next);
  }

  closePath(): void {
    this.#finish(true);
  }

  text(): string {
    this.#finish(false);
    return this.#paths.join("");
  }

  #finish(closed: boolean): void {
    const line = this.#line;
    this.#line = [];
    const [first] = line;
    // An island smaller than the grain is kept as a speck only where it still has a shape.
    if (!first || line.length < (closed ? 3 : 2)) return;
    let [x, y] = first;
    const steps = line.slice(1).map(([nextX, nextY]) => {
      const step = `${nextX - x}${nextY < y ? "" : " "}${nextY - y}`;
      [x, y] = [nextX, nextY];
      return step;
    });
    const joined = steps.reduce(
      (text, step) => text + (step.startsWith("-") || text === "" ? "" : " ") + step,
      "",
    );
    this.#paths.push(`M${first[0]} ${first[1]}l${joined}${closed ? "z" : ""}`);
  }
}
