import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from './logo.tsx';
import './top-bar.css';

export function Brand(): ReactNode {
  return (
    <Link href="/" className="lb-brand">
      <Logo />
      <span>Shutterbox</span>
    </Link>
  );
}
