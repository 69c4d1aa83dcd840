// Starts the page. The pictures follow this script, so the wall works while they load.

const Gallery = JSON.parse(find("data").textContent);

for (const group of Gallery.groups) {
  for (const screen of group.screens) {
    screen.goldens = screen.goldens.map((index) => Gallery.goldens[index]);
    for (const golden of screen.goldens) Object.assign(golden, { group, screen });
  }
}
Pictures.folder = Gallery.folder ?? null;

/** Prints every picture, in light colours. */
async function printAll() {
  await Wall.fillAll();
  print();
}

Theme.build();
Detail.build();
Inspector.build();
Wall.build();
find("print").addEventListener("click", printAll);
addEventListener("beforeprint", () => Wall.fillAll());
Keys.onPicture = (x, y) => Inspector.step(x, y);
Keys.onEscape = () => Wall.clear() || (Inspector.chosen ? Inspector.choose(null) : Detail.leave());
Keys.build(KEYS);
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => Detail.follow());
else Detail.follow();
find("wall").dataset.ready = "true";
// For tests: the time at which the wall is usable.
performance.mark("wall");
