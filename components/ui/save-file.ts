/** Saves what an address holds (`data:`, `blob:` or a path of ours) on the device, under a name. */
export function saveFile(href: string, name: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves a file that was made on the page. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFile(address, name);
  URL.revokeObjectURL(address);
}
