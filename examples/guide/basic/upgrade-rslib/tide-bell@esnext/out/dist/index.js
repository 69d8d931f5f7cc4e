const ring = (bell)=>bell?.strokes ?? 8;
export { ring };
