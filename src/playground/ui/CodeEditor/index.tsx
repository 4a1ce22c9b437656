import {type ReactNode, type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState} from 'react';
