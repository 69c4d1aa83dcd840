// Starts the page.

Theme.build();
Frames.build();
Hand.build();
Time.build();
Looks.build();
Results.build();
Keys.build();
Figures.build();
Link.open();
