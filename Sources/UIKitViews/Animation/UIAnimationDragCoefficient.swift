/// How many times slower animations are on a screen that slows them, as the simulator can: 1 here.
/// Sources that animate by themselves declare this function and link with it.
@_cdecl("UIAnimationDragCoefficient")
func animationDragCoefficient() -> Float { 1 }
