import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('assessment');

export default Outlet;
