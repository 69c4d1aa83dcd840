// Starts the page. The pictures come after this script, so the list works while they are read.

const Report = JSON.parse(find("data").textContent);

Theme.build();
Marks.load();
Stage.build();
Film.build();
Facts.build();
List.build();
Keys.build();
Review.build();
Review.drawCommand();
Review.follow();
