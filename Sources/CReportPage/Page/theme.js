// The theme: the system's, unless the user chose another.

const Theme = {
  wish: null,
  dark: matchMedia("(prefers-color-scheme: dark)"),

  build() {
    try {
      Theme.wish = localStorage.getItem("golden-theme");
    } catch {
      // A browser that stores no data for files.
    }
    Theme.dark.addEventListener("change", Theme.draw);
    find("theme").addEventListener("click", () => Theme.next());
    Theme.draw();
  },

  current: () => Theme.wish ?? (Theme.dark.matches ? "dark" : "light"),

  draw() {
    const theme = Theme.current();
    document.documentElement.dataset.theme = theme;
    find("theme").replaceChildren(theme === "dark" ? "Light" : "Dark", " ", element("kbd", {}, "T"));
    find("theme").setAttribute("aria-label", theme === "dark" ? "Light colours" : "Dark colours");
  },

  /** Chooses the other theme; if that is the system's, follows the system again. */
  next() {
    const other = Theme.current() === "dark" ? "light" : "dark";
    Theme.wish = (other === "dark") === Theme.dark.matches ? null : other;
    try {
      if (Theme.wish) localStorage.setItem("golden-theme", Theme.wish);
      else localStorage.removeItem("golden-theme");
    } catch {
      // The choice lasts until the page is closed.
    }
    Theme.draw();
    announce(`${other === "dark" ? "Dark" : "Light"} colours`);
  },
};
