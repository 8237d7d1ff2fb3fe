async function fetchPicture(name: string): Promise<void> {
  const picture = new Image();
  picture.src = `/rive/icons/${name}.svg`;
  await picture.decode();
}

/** The moving icon of the menu's button, with its stills already here, so that it takes the drawn one's place unseen. */
export async function loadMovingToggle() {
  const [{ RiveIcon }] = await Promise.all([
    import("#components/stage/rive-icon.tsx"),
    fetchPicture("MENU"),
    fetchPicture("CLOSE"),
  ]);
  return RiveIcon;
}
