/** What loaders share: reading ids and pages of an address, and what happens where a record cannot be loaded. */
import { data, redirect } from "react-router";
import { ApiFailure } from "./api.ts";
import { sitePaths } from "./paths.ts";

/** A number in an address; where it is none, nothing is loaded and the reader sees a 404. */
export function readId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw notFound();
}

export function notFound(): unknown {
  return data(null, { status: 404 });
}

/** `page` of an address: from 1; anything else is the first. */
export function readPage(url: string): number {
  const text = new URL(url).searchParams.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** An unknown story is a 404 page. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound();
    throw error;
  }
}

/** Failing to load a tour or a departure goes to the home page (product.md section 2). */
export async function orHome<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiFailure) throw redirect(sitePaths.home);
    throw error;
  }
}
