// Creates and finds elements. Text is never parsed as markup.

/**
 * The element of an identifier, as the page's script knows what it is.
 * @type {(id: string) => HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement
 *   & HTMLDialogElement & HTMLCanvasElement}
 */
const find = (id) => /** @type {any} */ (document.getElementById(id));

/** Creates an element from "tag.class.class", its attributes or properties, and its children. */
function element(what, settings = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const made = document.createElement(tag);
  if (classes.length) made.className = classes.join(" ");
  for (const [name, value] of Object.entries(settings)) {
    if (value === null || value === undefined) continue;
    if (name in made && typeof value !== "string") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

function shape(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const number = (value) => value.toLocaleString("en");
const counted = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

/** Announces a sentence to screen readers. */
function announce(sentence) {
  const live = find("live");
  live.textContent = live.textContent === sentence ? `${sentence}\u00a0` : sentence;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
