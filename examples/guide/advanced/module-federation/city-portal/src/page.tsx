import { createRoot } from 'react-dom/client';
import { WeatherChip } from 'weather-chip';

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<WeatherChip city="Oslo" degrees={7} />);
