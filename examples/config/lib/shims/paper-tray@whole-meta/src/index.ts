export const tray: string = import.meta.resolve('./tray.json');
