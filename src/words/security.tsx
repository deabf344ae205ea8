import { Outlet } from 'react-router';
import { speak } from './catalogues.client.ts';

await speak('security');

export default Outlet;
