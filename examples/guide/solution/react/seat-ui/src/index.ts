export { Price, type PriceProps } from './Price';
export { SeatPicker, type SeatPickerProps } from './SeatPicker';
