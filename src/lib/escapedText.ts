const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const names = Object.fromEntries(Object.entries(characters).map(([name, char]) => [char, name]));

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

export function unescapeText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters[name] ?? name);
}
