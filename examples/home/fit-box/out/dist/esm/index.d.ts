export interface Size {
    width: number;
    height: number;
}
/** Scales a box until it just fits its frame. */
export declare function fit(box: Size, frame: Size): Size;
