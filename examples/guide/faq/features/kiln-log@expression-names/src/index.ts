export const Plugin = class KilnPlugin {};
export const names = [Plugin.name, class Cone {}.name, (() => function fire() {})().name];
