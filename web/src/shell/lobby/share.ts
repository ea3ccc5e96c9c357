/** Share a link with the device's own dialogue, or copy it to the clipboard. */

/** The address of the QR code. It changes with the link, so that no old picture is shown for a new one. */
export function qrAddress({ code, link }: { readonly code: string; readonly link: string }): string {
  return `/api/tables/${code}/qr.svg?${new URLSearchParams({ link })}`;
}

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

/** Share a text in the same way. */
export async function shareText(text: string): Promise<"copied" | "failed" | null> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
    }
  }
  return (await copy(text)) ? "copied" : "failed";
}

/** Copy to the clipboard. The Clipboard API needs HTTPS, which a server at home does not have. */
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
