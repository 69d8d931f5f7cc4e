export interface Range {
    min: number;
}
