import { Outlet } from 'react-router';
import { speak } from './catalogues.ts';

await speak('foods');

export default Outlet;
