// Device, appearance, text size, direction, and the scene of a storyboard.

const Looks = {
  fields: { device: "device", appearance: "appearance", textSize: "text-size", direction: "direction", scene: "scene" },

  build() {
    for (const [name, id] of Object.entries(Looks.fields)) {
      find(id).addEventListener("change", () => Looks.set(name, find(id).value || null));
    }
    find("indicators").addEventListener("change", () => Looks.set("indicators", find("indicators").checked));
  },

  choose({ devices, textSizes, frame }) {
    Time.frame = frame;
    const options = (first, values) => [element("option", { value: "" }, first),
      ...values.map((value) => element("option", { value }, Looks.words(value)))];
    find("device").replaceChildren(...options("Own size", devices));
    find("text-size").replaceChildren(...options("As it is", textSizes));
  },

  /** Formats iPhone15:landscape for display. */
  words: (value) => value.replace(":landscape", ", sideways")
    .replace(/([a-z])(extra|small|medium|large)/gi, "$1 $2").replace(/([a-z])([A-Z])/g, (all, a, b) =>
      (/^i(Phone|Pad)/.test(value) ? all : `${a} ${b.toLowerCase()}`)),

  set(name, value) {
    Link.send("look", { look: { ...State.now.look, [name]: value } });
    const words = name === "indicators" ? (value ? "Indicators" : "No indicators") : find(Looks.fields[name]);
    announce(typeof words === "string" ? words : words.selectedOptions[0]?.textContent ?? "");
  },

  show({ look, scenes }) {
    const scene = find("scene");
    if (scene.options.length !== scenes.length || [...scene.options].some((option, index) => option.value !== scenes[index])) {
      scene.replaceChildren(...scenes.map((name) => element("option", { value: name }, name)));
    }
    find("scene-label").hidden = scenes.length < 2;
    for (const [name, id] of Object.entries(Looks.fields)) {
      const value = look[name] ?? (name === "scene" ? scenes[0] ?? "" : "");
      const plain = (name === "appearance" && value === "light") || (name === "direction" && value === "ltr") ? "" : value;
      if (document.activeElement !== find(id) || find(id).value !== plain) find(id).value = plain;
    }
    find("indicators").checked = look.indicators === true;
  },

  /** Chooses the next or previous value of a field. */
  step(name, count) {
    const field = find(Looks.fields[name]);
    const length = field.options.length;
    if (!length) return;
    field.selectedIndex = (field.selectedIndex + count + length) % length;
    Looks.set(name, field.value || null);
  },
};
