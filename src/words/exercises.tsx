import { Outlet } from 'react-router';
import { speak } from './catalogues.client.ts';

export const handle = await speak('exercises');

export default Outlet;
