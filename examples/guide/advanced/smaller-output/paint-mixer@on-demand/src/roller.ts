import './roller.css';

export const Roller = (): string => '<i class="roller"></i>';
