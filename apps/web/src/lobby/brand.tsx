import { Aperture } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './top-bar.css';

export function Brand(): ReactNode {
  return (
    <Link href="/" className="lb-brand">
      <Aperture />
      <span>Shutterbox</span>
    </Link>
  );
}
