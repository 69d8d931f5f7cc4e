/*! dts [file] */
import './chip.css';
export declare const chip: string;
export declare const later: () => Promise<unknown>;

/*! dts end */
