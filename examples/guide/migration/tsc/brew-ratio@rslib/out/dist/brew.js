import { millilitres } from "./units/volume.js";
function brew(cups, ratio = 16) {
    const water = millilitres(cups, 'cup');
    return {
        coffee: Math.round(water / ratio),
        water
    };
}
export { brew };
