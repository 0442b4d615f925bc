/** Puts text on the clipboard; where a page without https may not, by the old way of selecting it. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard && window.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'spoken';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** Hands a file to the person. */
export function handOut(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
