import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('training');

export default Outlet;
