/** Hand a link on: with the device's own way of sharing, or else through the clipboard. */

export async function shareOrCopy(url: string, text: string): Promise<"copied" | "failed" | null> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ url, text });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
    }
  }
  return (await copy(url)) ? "copied" : "failed";
}

/** Into the clipboard. Its own interface needs https, which a salon at home does not have. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
