/** The SHA-256 of a text; null where the browser does not compute it (a page without HTTPS). */
export async function sha256(text: string): Promise<string | null> {
  if (typeof crypto === "undefined" || crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
