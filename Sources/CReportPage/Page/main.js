// Starts the page. The pictures follow this script, so the list works while they load.

const Report = JSON.parse(find("data").textContent);

Theme.build();
Marks.load();
Stage.build();
Film.build({ put: Stage.putFrame, verdict: Stage.frameVerdict });
Facts.build();
List.build();
Keys.onPicture = Stage.step;
Keys.onEscape = List.clear;
Keys.build(KEYS);
Review.build();
Review.drawCommand();
Review.follow();
