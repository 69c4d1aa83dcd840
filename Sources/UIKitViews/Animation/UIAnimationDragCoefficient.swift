/// Returns the factor by which animations are slowed down, as the simulator can: 1. Code with its
/// own animations declares this function and links with it.
@_cdecl("UIAnimationDragCoefficient")
func animationDragCoefficient() -> Float { 1 }
