import { Outlet } from 'react-router';
import { speak } from './catalogues.client.ts';

await speak('food-pages');

export default Outlet;
