const volume = (settings = {})=>settings.volume ??= 50;
export { volume };
