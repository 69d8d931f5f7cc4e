import "./tile.scss";
