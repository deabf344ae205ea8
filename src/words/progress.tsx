import { Outlet } from 'react-router';
import { speak } from './catalogues.client.ts';

await speak('progress');

export default Outlet;
