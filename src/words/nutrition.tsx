import { Outlet } from 'react-router';
import { speak } from './catalogues.client.ts';

await speak('nutrition');

export default Outlet;
