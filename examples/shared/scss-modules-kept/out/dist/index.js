import tile_module from "./tile.module.scss";
const tile = tile_module.tile;
export { tile };
