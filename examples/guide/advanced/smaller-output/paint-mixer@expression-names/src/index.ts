export const Plugin = class PaintPlugin {};
export const names = [Plugin.name, class Brush {}.name, (() => function mix() {})().name];
