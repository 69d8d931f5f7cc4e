function shorten(label: string): string {
  return label.slice(0, 11);
}

export = shorten;
