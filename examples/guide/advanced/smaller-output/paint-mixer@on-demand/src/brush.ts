import './brush.css';

export const Brush = (): string => '<i class="brush"></i>';
