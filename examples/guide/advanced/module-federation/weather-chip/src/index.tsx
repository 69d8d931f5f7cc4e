import { type ReactElement, useState } from 'react';

export interface WeatherChipProps {
  city: string;
  degrees: number;
}

export function WeatherChip({ city, degrees }: WeatherChipProps): ReactElement {
  const [fahrenheit, setFahrenheit] = useState(false);
  const shown = fahrenheit ? `${Math.round(degrees * 1.8 + 32)} °F` : `${degrees} °C`;

  return (
    <button type="button" onClick={() => setFahrenheit(!fahrenheit)}>
      {city} {shown}
    </button>
  );
}
